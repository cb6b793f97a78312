/** The encodings that a visitor can choose. The first seven are recognized. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1251': 'Windows-1251',
  shift_jis: 'Shift-JIS',
  gb18030: 'GB18030',
  'windows-1250': 'Windows-1250',
  macintosh: 'Mac Roman',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  big5: 'Big5',
}

export type Encoding = keyof typeof ENCODINGS
