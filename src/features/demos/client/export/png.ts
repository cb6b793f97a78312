import { svgText } from './svg.ts'

/** Twice the size on screen: sharp in a document, small enough to send. */
const SCALE = 2

export async function drawPng(drawing: SVGSVGElement, ground: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width * SCALE
    canvas.height = picture.height * SCALE
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('This browser cannot draw the picture.')
    brush.fillStyle = ground
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
