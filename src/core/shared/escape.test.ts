import { expect, test } from 'vitest'
import { escapeXml, stringifyForScript } from './escape.ts'

test.each([
  ['an ampersand keeps the entity behind it visible', '&lt;', '&amp;lt;'],
  ['a less-than sign cannot open a tag', '<img src=x>', '&lt;img src=x&gt;'],
  ['a greater-than sign cannot close a CDATA section', ']]>', ']]&gt;'],
  ['a double quote cannot end an attribute', '" onclick="', '&quot; onclick=&quot;'],
  ['a single quote cannot end an attribute', "' onclick='", '&#39; onclick=&#39;'],
])('escapeXml: %s', (_, text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})

test('escapeXml replaces every occurrence and nothing else', () => {
  expect(escapeXml('<<"é 📈"')).toBe('&lt;&lt;&quot;é 📈&quot;')
})

test.each(['</script>', '</SCRIPT >', '<!--', '<!--<script>', ']]>'])(
  '%s cannot change how a script is parsed',
  (text) => {
    const json = stringifyForScript({ [text]: [text, text] })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ [text]: [text, text] })
  },
)

test.each(['\u2028', '\u2029'])('the line separator %j cannot end a JavaScript string', (separator) => {
  const json = stringifyForScript(`a${separator}b${separator}`)
  expect(json).not.toContain(separator)
  expect(JSON.parse(json)).toBe(`a${separator}b${separator}`)
})
