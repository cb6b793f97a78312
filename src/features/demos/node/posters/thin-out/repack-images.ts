import type { Page } from '@playwright/test'

/** Smaller ones are left as they are. */
const LARGE = 20_000

/** Images inside a drawing, such as the spots of a density, as small as they can be with nothing lost to the eye. The page does the work. */
export async function repackImages(page: Page, svg: string): Promise<string> {
  let text = svg
  for (const [address] of svg.matchAll(/data:image\/png;base64,[^"]+/g)) {
    if (address.length > LARGE) text = text.replace(address, await page.evaluate(repack, address))
  }
  return text
}

/** Runs in the page. Half the size if that looks like the original, else all of it; the original itself if nothing is won. */
async function repack(address: string): Promise<string> {
  /** The root mean square of what the colors may differ by, of 255. */
  const UNSEEN = 1.5
  // what runs in the page brings all that it needs
  // oxlint-disable-next-line consistent-function-scoping
  const load = async (source: string) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return image
  }
  // oxlint-disable-next-line consistent-function-scoping
  const draw = (image: HTMLImageElement, width: number, height: number, ground = 'transparent') => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the page cannot draw')
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return { canvas, pixels: context.getImageData(0, 0, width, height).data }
  }
  const original = await load(address)
  const { naturalWidth: width, naturalHeight: height } = original
  const wanted = draw(original, width, height, 'white').pixels
  for (const scale of [0.5, 1]) {
    const packed = draw(original, Math.round(width * scale), Math.round(height * scale)).canvas.toDataURL(
      'image/webp',
      0.8,
    )
    const { pixels } = draw(await load(packed), width, height, 'white')
    const squares = pixels.reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0)
    if (Math.sqrt(squares / pixels.length) < UNSEEN && packed.length < address.length) return packed
  }
  return address
}
