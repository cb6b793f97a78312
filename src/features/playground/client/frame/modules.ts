import { applyEdits } from '../../shared/code-file.ts'
import type { FileText, RunMessage } from '../../shared/messages.ts'

/** The modules of one run. */
export interface LinkedCode {
  /** The address of the module of the first file. */
  entry: string
  /** The names of the visitor's files by the addresses of their modules. */
  files: Map<string, string>
  release: () => void
}

/** Turns texts into modules with blob addresses. Built files stay, the visitor's code is new on every run. */
export class ModuleLinker {
  private readonly built = new Map<string, string>()

  addFiles(files: FileText[]): void {
    for (const { specifier, code, imports } of files)
      if (!this.built.has(specifier)) this.built.set(specifier, createModule(this.linkFiles(code, imports)))
  }

  getAddress(specifier: string): string {
    return this.built.get(specifier) ?? specifier
  }

  link({ packages, modules }: RunMessage): LinkedCode {
    const packageAddresses = new Map(
      packages.map(({ name, code }) => [name, createModule(this.linkFiles(code, [...this.built.keys()]))]),
    )
    const files = new Map<string, string>()
    const fileAddresses = new Map<string, string>()
    for (const { name, code, imports } of modules) {
      const edits = imports.map(({ start, end, target }) => {
        const imported = 'file' in target ? fileAddresses.get(target.file) : packageAddresses.get(target.package)
        return { start, end, text: JSON.stringify(imported) }
      })
      const address = createModule(applyEdits(code, edits))
      fileAddresses.set(name, address)
      files.set(address, name)
    }
    return {
      entry: [...files.keys()].at(-1) ?? '',
      files,
      release: () => [...packageAddresses.values(), ...files.keys()].forEach((address) => URL.revokeObjectURL(address)),
    }
  }

  /** The names of built files contain a hash, so they occur only in imports. */
  private linkFiles(code: string, imports: string[]): string {
    return imports.reduce(
      (text, specifier) => text.replaceAll(JSON.stringify(specifier), JSON.stringify(this.getAddress(specifier))),
      code,
    )
  }
}

const createModule = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
