import { z } from 'zod'
import { findPage } from '../names.ts'
import { limitPage, readSection } from '../sections.ts'
import { defineTool } from './tool.ts'

/** About 10,000 tokens. */
const MAX_LENGTH = 40_000

export const getPage = defineTool({
  name: 'get_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, such as "/guide", "/recipes" or "/api/line". Long pages are returned without their longest sections, which are listed at the end. Pass a section to read only that one.',
  input: {
    page: z.string().trim().min(1).max(200).describe('Address of the page, for example "/guide" or "/guide#events"'),
    section: z.string().trim().min(1).max(200).optional().describe('Heading of a section, for example "Good to know"'),
  },
  run({ page: address, section }, data) {
    const { page, section: hash } = findPage(data, address)
    const wanted = section ?? hash
    if (wanted !== undefined) {
      const text = readSection(page, wanted)
      if (text.length <= MAX_LENGTH) return { text }
      return { text: `${text.slice(0, MAX_LENGTH)}\n\n(Cut. Use get_option for single options.)` }
    }
    const { text, omitted } = limitPage(page, MAX_LENGTH)
    if (omitted.length === 0) return { text }
    return { text: `${text}\n---\nOmitted sections, which you can request with \`section\`: ${omitted.join(', ')}.` }
  },
})
