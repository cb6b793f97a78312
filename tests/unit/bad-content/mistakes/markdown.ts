import type { Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

/** Adds a page with this body, which starts on line 8 of the file. */
function body(kind: string, name: string, lines: string[], ...reported: [number, string][]): Mistake {
  const file = `content/${name}.md`
  return {
    kind,
    files: { [file]: page(lines.join('\n')) },
    reported: reported.map(([line, message]) => `${file}:${line}  ${message}`),
  }
}

const CODE = '```'

export const markdownMistakes: Mistake[] = [
  body(
    'two headings with the same id',
    'heading-twice',
    ['## Data', '', '## Data'],
    [10, 'the heading "Data" has the id "data", which "Data" already has; give it another id with {#another-id}'],
  ),
  body(
    'an empty heading',
    'heading-empty',
    ['##', '', 'Text.'],
    [8, 'the heading is empty; write its text or remove it'],
  ),
  body(
    'a heading without letters',
    'heading-signs',
    ['## ???'],
    [8, 'the heading "???" has no letters to make an id from; give it one with {#own-id}'],
  ),
  body(
    'a heading with the id of an option',
    'heading-option',
    ['## Text {#smooth}', '', '::api{id=LineChart}'],
    [8, 'the heading "Text" has the id "smooth", which is the address of an option; give it another id'],
  ),
  body(
    'HTML',
    'html',
    ['Press <kbd>Enter</kbd>.'],
    [8, 'HTML is not supported (<kbd>); use Markdown or a directive, or put it in backticks'],
    [8, 'HTML is not supported (</kbd>); use Markdown or a directive, or put it in backticks'],
  ),
  body(
    'HTML after a comment',
    'html-comment',
    ['<!-- note --><br>'],
    [8, 'HTML is not supported (<br>); use Markdown or a directive, or put it in backticks'],
  ),
  body(
    'code in an unknown language',
    'code-language',
    [`${CODE}tsxx`, 'x', CODE],
    [8, 'code blocks in "tsxx" are not highlighted; did you mean "tsx"?'],
  ),
  body(
    'code without a language',
    'code-plain',
    [CODE, 'x', CODE],
    [8, 'the code block has no language; write one after the ```, or "text"'],
  ),
  body(
    'a word after the language',
    'code-word',
    [`${CODE}tsx title=a`, 'x', CODE],
    [8, '"title=a" after the language has no meaning; write [title] or {lines}'],
  ),
  body(
    'highlighted lines that do not exist',
    'code-lines',
    [`${CODE}tsx {2,1-99999999999}`, 'x', CODE],
    [8, 'line 2 is marked, but the code has 1; correct the numbers in braces'],
  ),
  {
    kind: 'an unclosed code block',
    // the link to a heading inside the block is not reported too
    files: {
      'content/code-open.md': page(`${CODE}tsx\nx\n\n## Later`),
      'content/code-open-link.md': page('[a](/code-open#later)'),
    },
    reported: [
      'content/code-open.md:8  the code block is not closed, so the rest of the page has become code; end it with ```',
    ],
  },
  body(
    'indentation that makes code',
    'code-blanks',
    ['    Text that was indented.'],
    [8, 'a line that starts with four spaces becomes code; remove the spaces, or put ``` around the code'],
  ),
  body(
    'an unclosed container',
    'container-open',
    [':::note', 'Text.', '', '## Later', '', '::demo{id=line-basic}', '', 'See [there](#later).'],
    [8, '":::note" is not closed; end it with a line ":::"'],
  ),
  body(
    'an unclosed container before another',
    'container-inside',
    [':::note', 'Text.', '', ':::tip', 'Text.', ':::'],
    [11, '":::tip" is inside ":::note" of line 8, which is not closed above it; end that with a line ":::" first'],
  ),
  body(
    'two unclosed containers',
    'container-two',
    [':::note', 'Text.', '', ':::tip', 'Text.'],
    [8, '":::note" is not closed; end it with a line ":::"'],
  ),
  body(
    'an empty container',
    'container-empty',
    [':::note', ':::'],
    [8, '":::note" is empty; write its text on the lines below it'],
  ),
  body(
    'an extra closing line',
    'container-stray',
    ['Text.', '', ':::'],
    [10, '":::" closes nothing; remove it, or check the directive above it'],
  ),
  body(
    'an unknown container',
    'container-unknown',
    [':::warnign', 'Text.', ':::'],
    [8, '":::warnign" is not a directive of this site; did you mean "warning"?'],
  ),
  body(
    'a title without brackets',
    'container-title',
    [':::warning Take care', '', 'Text.', '', ':::'],
    [8, '":::warning Take care" is not read as a directive; write its title in brackets, :::warning[Take care]'],
  ),
  body(
    'a space after the colons',
    'container-blank',
    ['::: tip', '', 'Text.', '', ':::'],
    [8, '"::: tip" is not read as a directive; write :::tip without spaces, on a line of its own'],
  ),
  body(
    'a line that looks like a directive',
    'container-like',
    ['::before is an element of CSS.'],
    [8, '"::before is an element of CSS." is not read as a directive; put it in backticks if it is not one'],
  ),
  body(
    'a title for a container with a fixed title',
    'container-label',
    [':::use-when[Title]', 'Text.', ':::'],
    [8, '":::use-when" has a fixed title; remove the text in brackets'],
  ),
  body(
    'an attribute on a container',
    'container-attribute',
    [':::note{title=x}', 'Text.', ':::'],
    [8, '"note" has no attribute "title"; remove the braces'],
  ),
  body(
    'a container with two colons',
    'container-colons',
    ['::note', '', 'Text.', '', ':::'],
    [8, '"note" takes three colons, and a line ":::" after its text; write :::note'],
  ),
  body(
    'text in a code group',
    'group-text',
    [':::code-group', 'Text.', ':::'],
    [9, 'a code group can contain only code blocks; move this out of it'],
  ),
  body(
    'a block of a code group without a title',
    'group-title',
    [':::code-group', '', `${CODE}bash`, 'x', CODE, '', ':::'],
    [10, 'a block of a code group needs a title; write it in brackets after the language, such as ```bash [npm]'],
  ),
  body(
    'two blocks with the same title',
    'group-twice',
    [':::code-group', '', `${CODE}bash [npm]`, 'x', CODE, '', `${CODE}bash [npm]`, 'y', CODE, '', ':::'],
    [14, 'two blocks of the code group have the title "npm"; give them different titles'],
  ),
  body(
    'an unknown directive',
    'leaf-unknown',
    ['::dmo{id=line-basic}'],
    [8, '"::dmo" is not a directive of this site; did you mean "demo"?'],
  ),
  body(
    'a directive with spaces',
    'leaf-blanks',
    ['::demo {id=line-basic}'],
    [
      8,
      '"::demo {id=line-basic}" is not read as a directive; ' +
        'write ::demo{id=line-basic} without spaces, on a line of its own',
    ],
  ),
  body(
    'a directive with three colons',
    'leaf-colons',
    [':::demo{id=line-basic}', '', 'Text.'],
    [8, '"demo" takes two colons and no closing line; write ::demo{id=line-basic}'],
  ),
  body(
    'a directive in a list',
    'leaf-list',
    ['- Text', '', '  ::demo{id=line-basic}'],
    [10, '"::demo" cannot be inside a list, a quote or another directive; move it out'],
  ),
  body(
    'a directive with a label',
    'leaf-label',
    ['::demo[Title]{id=line-basic}'],
    [8, '"::demo" takes no text in brackets; remove it'],
  ),
  body(
    'an unknown demo',
    'demo-unknown',
    ['::demo{id=line-bsic}'],
    [8, 'demo "line-bsic" does not exist; did you mean "line-basic"?'],
  ),
  body(
    'a showcase without demos',
    'showcase-empty',
    ['::showcase'],
    [8, 'a showcase needs demos; write ::showcase{demos="line-basic"}'],
  ),
  body(
    'a showcase with an unknown demo',
    'showcase-unknown',
    ['::showcase{demos="line-slidr"}'],
    [8, 'demo "line-slidr" does not exist; did you mean "line-slider"?'],
  ),
  body(
    'a demo that exists only for another chart',
    'demo-renamed',
    ['::demo{id=pie-slider}'],
    [8, 'demo "pie-slider" does not exist; demos/pie has pie-basic'],
  ),
  body(
    'a demo of an unknown chart',
    'demo-of-chart',
    ['::demo{id=lime-basic}'],
    [8, 'demo "lime-basic" does not exist; did you mean "line-basic"?'],
  ),
  body('a demo without an id', 'demo-without', ['::demo'], [8, 'a demo needs an id; write ::demo{id=line-basic}']),
  body(
    'a comparison of an unknown demo',
    'compare-unknown',
    ['::compare{id=lime-basic}'],
    [8, 'demo "lime-basic" does not exist; did you mean "line-basic"?'],
  ),
  body(
    'a comparison in an unknown color mode',
    'compare-mode',
    ['::compare{id=line-basic mode=night}'],
    [8, 'mode "night" does not exist; write light or dark, or leave it out'],
  ),
  body(
    'an unknown attribute',
    'demo-attribute',
    ['::demo{id=line-basic height=300}'],
    [8, '"demo" has no attribute "height"; use id, wide'],
  ),
  body(
    'a typo in an attribute',
    'demo-typo',
    ['::demo{di=line-basic}'],
    [8, '"demo" has no attribute "di"; did you mean "id"?'],
  ),
  body(
    'a demo twice on a page',
    'demo-twice',
    ['::demo{id=line-basic}', '', 'Text.', '', '::demo{id=line-basic}'],
    [12, 'the demo "line-basic" is already on this page; show it once'],
  ),
  body(
    'licenses without content/licenses.yaml',
    'licenses-none',
    ['::licenses'],
    [8, 'there is no content/licenses.yaml; run "npm run licenses"'],
  ),
  body(
    'a table of an unknown component',
    'api-unknown',
    ['::api{id=LineChrt}'],
    [8, 'the library has no component or options object "LineChrt"; did you mean "LineChart"?'],
  ),
  body('a table without an id', 'api-without', ['::api'], [8, 'an API table needs an id; write ::api{id=LineChart}']),
  body(
    'a table twice on a page',
    'api-twice',
    ['::api{id=LineChart}', '', '::api{id=LineChart}'],
    [10, 'the table of LineChart is already on this page; show it once'],
  ),
]
