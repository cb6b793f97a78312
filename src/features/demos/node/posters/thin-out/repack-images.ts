import type { Page } from '@playwright/test'

/** Smaller images are not changed. */
const MIN_LENGTH = 20_000

/** Compresses the images inside a drawing, such as a density heatmap, without visible loss. */
export async function repackImages(page: Page, svg: string): Promise<string> {
  let text = svg
  for (const [address] of svg.matchAll(/data:image\/png;base64,[^"]+/g)) {
    if (address.length > MIN_LENGTH) text = text.replace(address, await page.evaluate(repack, address))
  }
  return text
}

/** Runs in the page. Tries WebP at half and full size, and keeps the original if neither is similar and smaller. */
async function repack(address: string): Promise<string> {
  /** Maximum root mean square difference of the color values, which are 0 to 255. */
  const MAX_DIFFERENCE = 1.5
  // a function that runs in the page can't use anything from outside
  // oxlint-disable-next-line consistent-function-scoping
  const load = async (source: string) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return image
  }
  // oxlint-disable-next-line consistent-function-scoping
  const draw = (image: HTMLImageElement, width: number, height: number, background = 'transparent') => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the page has no 2D canvas context')
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return { canvas, pixels: context.getImageData(0, 0, width, height).data }
  }
  const original = await load(address)
  const { naturalWidth: width, naturalHeight: height } = original
  const expected = draw(original, width, height, 'white').pixels
  for (const scale of [0.5, 1]) {
    const packed = draw(original, Math.round(width * scale), Math.round(height * scale)).canvas.toDataURL(
      'image/webp',
      0.8,
    )
    const { pixels } = draw(await load(packed), width, height, 'white')
    const squares = pixels.reduce((sum, value, index) => sum + (value - (expected[index] ?? 0)) ** 2, 0)
    if (Math.sqrt(squares / pixels.length) < MAX_DIFFERENCE && packed.length < address.length) return packed
  }
  return address
}
