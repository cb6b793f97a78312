import { serializeSvg } from './svg.ts'

/** Twice the size on screen: sharp in documents, but still small enough to send. */
const SCALE = 2

export async function drawPng(drawing: SVGSVGElement, background: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([serializeSvg(drawing)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width * SCALE
    canvas.height = image.height * SCALE
    const context = canvas.getContext('2d')
    if (!context) throw new Error("This browser can't create the image.")
    context.fillStyle = background
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The image couldn't be created."))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
