import { addQueryAndHash } from '../shared/redirects.ts'

// Runs in the document at an old address, because a <meta> refresh loses the query and the hash.
const target = document.querySelector('a')?.getAttribute('href')
if (target) location.replace(addQueryAndHash(target, location))
