import type { UnknownOption } from '../../shared/hints/find-unknown.ts'
import { hintText } from '../../shared/texts/hints.ts'
import { createElement, fillText } from './create-element.ts'

interface ProblemEvents {
  onShow: (problem: UnknownOption) => void
  onReplace: (problem: UnknownOption, name: string) => void
}

/** Lists names that are not options, each with a link to its line and the name that was probably meant. */
export function renderProblems(source: string, problems: UnknownOption[], events: ProblemEvents): HTMLElement[] {
  if (problems.length === 0) return []
  const items = problems.map((problem) => {
    const line = source.slice(0, problem.start).split('\n').length
    const item = createElement('li', '')
    item.append(
      createButton('hint-line', hintText('hints.line', { line }), hintText('hints.line.label', { line }), () =>
        events.onShow(problem),
      ),
      describeProblem(problem),
    )
    const { suggestion } = problem
    if (suggestion !== undefined) {
      const label = hintText('hints.replace', { name: suggestion })
      item.append(createButton('button', label, label, () => events.onReplace(problem, suggestion)))
    }
    return item
  })
  return [createElement('ul', 'hint-problems', ...items)]
}

const code = (text: string): HTMLElement => createElement('code', '', text)

/** `xFeild` is not an option of `LineChart`. Did you mean `xField`? */
export function describeProblem({ name, owner, suggestion }: UnknownOption): HTMLElement {
  const message = fillText(hintText('hints.unknown', { name: '{name}', owner: '{owner}' }), {
    name: code(name),
    owner: code(owner),
  })
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
