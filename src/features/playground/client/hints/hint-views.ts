import type { PrismEditor } from 'prism-code-editor'
import { addOverlay } from 'prism-code-editor/utils'
import { hintText } from '../../shared/texts/hints.ts'
import type { CompletionItem } from '../../shared/hints/complete-at.ts'
import type { UnknownOption } from '../../shared/hints/find-unknown.ts'
import type { CodeRange } from '../../shared/options-code/object-node.ts'

export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}

/** The parts of a text with `{name}`, with an element in its place. */
function fillText(text: string, values: Record<string, Node>): (Node | string)[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] ?? part) : part))
}

type Described = Pick<CompletionItem, 'default' | 'description'> & { name: string; type: string }

export function describeOption({ name, type, default: value, description }: Described): HTMLElement[] {
  const title = createElement('p', 'hint-title', createElement('code', 'hint-name', name))
  if (type) title.append(' ', createElement('code', 'hint-type', type))
  if (value) title.append(' ', createElement('span', 'hint-default', hintText('hints.default'), ' ', code(value)))
  return description ? [title, createElement('p', 'hint-text', description)] : [title]
}

interface ProblemEvents {
  onShow: (problem: UnknownOption) => void
  onReplace: (problem: UnknownOption, name: string) => void
}

/** Lists names that are not options, each with a link to its line and the name that was probably meant. */
export function renderProblems(source: string, problems: UnknownOption[], events: ProblemEvents): HTMLElement[] {
  if (problems.length === 0) return []
  const items = problems.map((problem) => {
    const line = source.slice(0, problem.start).split('\n').length
    const [text, label] = [hintText('hints.line', { line }), hintText('hints.line.label', { line })]
    const show = createButton('hint-line', text, label, () => events.onShow(problem))
    const item = createElement('li', '', show, describeUnknown(problem))
    const { suggestion } = problem
    if (suggestion !== undefined) {
      const replace = hintText('hints.replace', { name: suggestion })
      item.append(createButton('button button-small', replace, replace, () => events.onReplace(problem, suggestion)))
    }
    return item
  })
  return [createElement('ul', 'hint-problems', ...items)]
}

const code = (text: string): HTMLElement => createElement('code', '', text)

/** `xFeild` is not an option of `LineChart`. Did you mean `xField`? */
export function describeUnknown({ name, owner, suggestion }: UnknownOption): HTMLElement {
  const text = hintText('hints.unknown', { name: '{name}', owner: '{owner}' })
  const message = fillText(text, { name: code(name), owner: code(owner) })
  if (suggestion !== undefined)
    message.push(' ', ...fillText(hintText('hints.suggestion', { name: '{name}' }), { name: code(suggestion) }))
  return createElement('span', 'hint-message', ...message)
}

function createButton(className: string, text: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', className, text)
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.addEventListener('click', onClick)
  return button
}

/** Underlines parts of the code. Returns a function that sets them. */
export function addMarks(editor: PrismEditor): (ranges: CodeRange[]) => void {
  // a copy of the text without color, below the one that is visible
  const overlay = createElement('div', 'hint-marks')
  overlay.setAttribute('aria-hidden', 'true')
  return (ranges) => {
    const { value } = editor
    let position = 0
    const parts = ranges.flatMap(({ start, end }) => {
      const before = value.slice(position, start)
      position = end
      return [before, createElement('span', '', value.slice(start, end))]
    })
    overlay.replaceChildren(...parts)
    if (ranges.length === 0) overlay.remove()
    else if (!overlay.isConnected) addOverlay(editor, overlay)
  }
}
