import { useEffect, useRef, useState } from 'react'
import type { Heading } from '../../shared/page.ts'
import { text } from '../../shared/texts/index.ts'

/** A heading is current from this distance to the top of the window, a little more than where links to it lead. */
const REACHED_PX = 130

/** The table of contents. It highlights the current heading and keeps it in view. */
export function Contents({ toc }: { toc: Heading[] }) {
  const current = useCurrentHeading(toc)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    const frame = list.current
    if (!link || !frame) return
    if (link.offsetTop < frame.scrollTop || link.offsetTop > frame.scrollTop + frame.clientHeight - 40)
      frame.scrollTop = link.offsetTop - frame.clientHeight / 3
  }, [current])
  return (
    <nav ref={list} className="contents" aria-label={text('toc')}>
      <p className="contents-title">{text('toc')}</p>
      <HeadingList toc={toc} current={current} />
    </nav>
  )
}

/** The table of contents on a phone, folded under the title. */
export function FoldedContents({ toc }: { toc: Heading[] }) {
  return (
    <details
      className="folded-contents"
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) currentTarget.open = false
      }}
    >
      <summary>{text('toc')}</summary>
      <HeadingList toc={toc} current="" />
    </details>
  )
}

function HeadingList({ toc, current }: { toc: Heading[]; current: string }) {
  return (
    <ul>
      {toc
        .filter(({ depth }) => depth > 1)
        .map(({ id, depth, title }) => (
          <li key={id} className={`contents-${depth}`}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  )
}

function useCurrentHeading(toc: Heading[]): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const headings = toc.flatMap(({ id }) => document.getElementById(id) ?? [])
    let frame = 0
    const update = () => {
      frame = 0
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const reached = headings.findLastIndex(
        (heading) =>
          heading.checkVisibility() && heading.getBoundingClientRect().top <= (atEnd ? innerHeight : REACHED_PX),
      )
      setCurrent(headings[reached]?.id ?? '')
      markSection(headings.slice(0, reached + 1))
    }
    const schedule = () => (frame ||= requestAnimationFrame(update))
    schedule()
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['scroll', 'resize']) addEventListener(event, schedule, { signal })
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [toc])
  return current
}

/** Marks the last section that was reached in the section bar, which is part of the finished HTML of the article. */
function markSection(reached: HTMLElement[]): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.section-bar a')]
  const current = links.findLast(({ hash }) => reached.some(({ id }) => hash === `#${id}`))
  for (const link of links) link.ariaCurrent = link === current ? 'location' : null
}
