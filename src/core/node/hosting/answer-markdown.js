/** Markdown must be named. It is preferred by its quality, and then by its place, as in "text/markdown, text/html". */
export function prefersMarkdown(accept) {
  const ranges = accept.split(',').map((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  const find = (type) => ranges.findIndex((range) => range.type === type)
  const markdown = ranges[find('text/markdown')]
  if (!markdown || markdown.quality === 0) return false
  const html = ranges[find('text/html')]
  if (html && html.quality === markdown.quality) return find('text/markdown') < find('text/html')
  const other = html ?? ranges[find('text/*')] ?? ranges[find('*/*')]
  return !other || markdown.quality >= other.quality
}

/** Pages have no extension, and demos on their own have no Markdown. */
const isPage = (pathname) => !/\.\w+$|^\/~/.test(pathname)

export async function answer(request, fetchFile, next) {
  const url = new URL(request.url)
  if (!isPage(url.pathname)) return next()
  if (prefersMarkdown(request.headers.get('Accept') ?? '')) {
    const name = url.pathname.replace(/\/+$/, '') || '/index'
    const file = await fetchFile(new URL(name + '.md', url))
    if (file.ok) return addVary(file)
  }
  return addVary(await next())
}

function addVary(response) {
  const copy = new Response(response.body, response)
  copy.headers.append('Vary', 'Accept')
  return copy
}
