import { findRedirect } from '../shared/redirects.ts'
import type { DocumentData } from '../shared/page.ts'

// Runs at the end of a document with sections that have moved: a server never sees the hash.
const { page } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as Partial<DocumentData>

function follow(): void {
  const moved = findRedirect(page?.redirects ?? [], location)
  if (moved) location.replace(moved)
}

addEventListener('hashchange', follow)
follow()
