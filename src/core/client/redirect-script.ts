import { addQueryAndHash } from '../shared/redirects.ts'

// Runs at an old address, because a <meta> refresh would drop the query and the hash.
const target = document.querySelector('a')?.getAttribute('href')
if (target) location.replace(addQueryAndHash(target, location))
