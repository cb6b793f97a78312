import { expect, test, vi } from 'vitest'
import { decodeText } from './decode-text.ts'
import type { Encoding } from './encodings.ts'
import { describeReadProblem, readData } from './read-data.ts'

/** Node.js 20 reads Windows-1252 as Latin-1, which has no quotes and no euro sign. */
class FullTextDecoder extends TextDecoder {
  override decode(...[bytes, options]: Parameters<TextDecoder['decode']>): string {
    const text = super.decode(bytes, options)
    if (this.encoding !== 'windows-1252') return text
    return text.replace(/[\x80-\x9F]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)
  }
}
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

vi.stubGlobal('TextDecoder', FullTextDecoder)

/** The bytes of each character in an encoding, from the decoder of the platform. */
function listCharacters(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const characters = new Map<string, number[]>()
  const add = (bytes: number[]) => {
    try {
      const text = decoder.decode(new Uint8Array(bytes))
      if (Array.from(text).length === 1 && !characters.has(text)) characters.set(text, bytes)
    } catch {
      // these bytes are no character
    }
  }
  for (let first = 0; first < 256; first += 1) add([first])
  if (!encoding.startsWith('windows'))
    for (let first = 129; first < 255; first += 1) for (let second = 64; second < 255; second += 1) add([first, second])
  return characters
}

const tables = new Map<string, Map<string, number[]>>()

function encode(text: string, encoding: Encoding, mark = ''): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(mark + text)
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from(mark + text, 'utf16le')
    return encoding === 'utf-16be' ? bytes.swap16() : bytes
  }
  const table = tables.get(encoding) ?? listCharacters(encoding)
  tables.set(encoding, table)
  return new Uint8Array(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character)
      if (!bytes) throw new Error(`${character} is not in ${encoding}`)
      return bytes
    }),
  )
}

const repeat = (rows: string[], count: number) => Array.from({ length: count }, (_, row) => rows[row % rows.length])

const GERMAN = ['Stadt;Straße;Umsatz', 'Köln;Königsallee;1.234,50 €', 'München;Weißenburger Straße;987,00 €'].join(
  '\r\n',
)
const LATE = ['city,sales', ...repeat(['Berlin,12', 'Bonn,7', 'Hamburg,9'], 2000), 'Köln,5', 'Bremen,3'].join('\n')
const FRENCH = 'ville,région,été\nChâteauroux,Centre-Val de Loire,12\nNîmes,Occitanie,9\nÉvreux,Normandie,7\n'
const SPANISH = 'año,país,población\n2023,España,48\n2023,México,128\n2024,Perú,34\n'
const ENGLISH = 'answer,count\nI don’t know,12\nYes – always,4\n“Maybe”,7\n'
const SWEDISH = 'Ort,Antal\nMalmö,3\nÅre,4\nVästerås,5\n'
const JAPANESE = '都道府県,人口,備考\n東京都,1400,首都です\n大阪府,880,たこ焼き\n北海道,510,データなし\n'
const KATAKANA = 'ﾅﾏｴ,ｷﾝｶﾞｸ\nﾔﾏﾀﾞ ﾀﾛｳ,1200\nｽｽﾞｷ ﾊﾅｺ,980\n'
const CHINESE = '城市,销售额,日期\n上海,1200,2024年1月\n北京,980,2024年2月\n深圳,760,2024年3月\n'
const RUSSIAN = 'Город;Население\nМосква;13\nСанкт-Петербург;5\nКазань;1\n'

test.for<[string, string, Encoding]>([
  ['German', GERMAN, 'windows-1252'],
  ['one umlaut after 20 KB', LATE, 'windows-1252'],
  ['one word', 'name,n\nMüller,5\n', 'windows-1252'],
  ['one letter', 'n,ß\n1,2\n', 'windows-1252'],
  ['French', FRENCH, 'windows-1252'],
  ['Spanish', SPANISH, 'windows-1252'],
  ['typographic quotes', ENGLISH, 'windows-1252'],
  ['Swedish', SWEDISH, 'windows-1252'],
  ['French capitals', 'ANNÉE,DÉPENSES\n2023,5\n', 'windows-1252'],
  ['degrees', 'time,temp °C\n10:00,5\n', 'windows-1252'],
  ['dimensions', 'size\n3×4\n5×6\n', 'windows-1252'],
  ['pounds', 'item,price\ntea,£5\nrice,£12\n', 'windows-1252'],
  ['Japanese', JAPANESE, 'shift_jis'],
  ['Japanese, one word', 'city,n\n東京,5\n', 'shift_jis'],
  ['Japanese, late', ['a,b', ...repeat(['x,1'], 3000), '日本の会社,2'].join('\n'), 'shift_jis'],
  ['Japanese, katakana', '商品,数\nコーヒー,5\nケーキ,3\n', 'shift_jis'],
  ['Japanese, half width', KATAKANA, 'shift_jis'],
  ['Japanese with Latin letters', '会社,n\nA社,1\nB社,2\nIT部門,3\n', 'shift_jis'],
  ['Chinese', CHINESE, 'gb18030'],
  ['Chinese, one word', 'city,n\n北京,5\n', 'gb18030'],
  ['Chinese, late', ['a,b', ...repeat(['x,1'], 3000), '广州市,2'].join('\n'), 'gb18030'],
  ['Chinese with Latin letters', '部门,人数\nIT部,5\nA组,3\n', 'gb18030'],
  ['Russian', RUSSIAN, 'windows-1251'],
  ['UTF-8', `${GERMAN}\n${JAPANESE}${CHINESE}`, 'utf-8'],
  ['ASCII', 'a,b\n1,2\n', 'utf-8'],
  ['UTF-16', GERMAN, 'utf-16le'],
  ['UTF-16, Chinese', CHINESE, 'utf-16le'],
  ['big-endian UTF-16', FRENCH, 'utf-16be'],
  ['big-endian UTF-16, Japanese', JAPANESE, 'utf-16be'],
])('recognizes %s', ([, text, encoding]) => {
  const bytes = encode(text, encoding)
  expect(decodeText(bytes)).toEqual({ text, encoding })
  if (encoding.startsWith('utf')) expect(decodeText(encode(text, encoding, '\uFEFF'))).toEqual({ text, encoding })
})

test('reads the encoding that the visitor chose', () => {
  const text = 'miasto,n\nŁódź,5\nKraków,3\n'
  const bytes = new Uint8Array(
    Array.from(text, (letter) => ({ Ł: 0xa3, ó: 0xf3, ź: 0x9f })[letter] ?? letter.charCodeAt(0)),
  )
  expect(decodeText(bytes, 'windows-1250')).toEqual({ text, encoding: 'windows-1250' })
})

test('a few broken characters do not change the encoding', () => {
  const bytes = encode(`${FRENCH}${FRENCH}`, 'utf-8')
  expect(decodeText(bytes.subarray(0, -1 - 'Évreux,Normandie,7'.length))).toMatchObject({ encoding: 'utf-8' })
  expect(decodeText(new Uint8Array([...bytes, 0xe9, 0x0a]))).toEqual({
    text: `${FRENCH}${FRENCH}\uFFFD\n`,
    encoding: 'utf-8',
  })
})

test.for<[string, string, RegExp]>([
  ['PK\x03\x04\x14\0\0\0[Content_Types].xml … xl/workbook.xml', 'file-excel', /Excel workbook.*CSV.*copy the cells/],
  ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'file-excel', /Excel/],
  [
    'PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    'file-spreadsheet',
    /spreadsheet.*copy the cells/,
  ],
  ['PK\x03\x04\x14\0\0\0data.csv', 'file-archive', /Extract/],
  ['\x1F\x8B\x08\0', 'file-archive', /Extract/],
  ['\x89PNG\r\n\x1A\n', 'file-image', /image/],
  ['\xFF\xD8\xFF\xE0', 'file-image', /image/],
  ['GIF89a', 'file-image', /image/],
  ['RIFF\x24\0\0\0WEBPVP8', 'file-image', /image/],
  ['%PDF-1.7', 'file-pdf', /PDF/],
  ['SQLite format 3\0', 'file-database', /database/],
  ['PAR1\x15\x04', 'file-columnar', /Parquet/],
  ['ARROW1\0\0', 'file-columnar', /Parquet/],
])('names the format of %j', ([start, kind, message]) => {
  const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0))
  const problem = decodeText(bytes)
  expect(problem).toEqual({ kind })
  expect(describeReadProblem(problem as never)).toMatch(message)
})

test('other bytes are not a text', () => {
  const bytes = Uint8Array.from('\x7FELF\x02\x01\0\0\0\0\0\0', (character) => character.charCodeAt(0))
  expect(readData((decodeText(bytes) as { text: string }).text)).toEqual({ kind: 'binary' })
})
