/** `GeometryLabelCfg.labelLine` -> `geometry-label-cfg-label-line`. */
export const kebabCase = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
