import { describe, expect, test } from 'vitest'
import { compileModule } from './compile-module.ts'
import { createTimeGuard, TIME_LIMIT, TimeLimitError, type TimeGuard } from './time-guard.ts'

/** A clock that moves with every reading, so that an endless loop ends at once. */
function createFastGuard(): TimeGuard {
  let time = 0
  return createTimeGuard({ now: () => (time += TIME_LIMIT / 2), afterTask: () => {} })
}

function compileBody(body: string): string {
  const compiled = compileModule({ name: 'code.tsx', source: body })
  if ('problem' in compiled) throw new Error(compiled.problem.message)
  return compiled.code
}

/** Runs the body of a function with guards and returns its result. */
function run(body: string, guard = createFastGuard()): unknown {
  const names = Object.keys(guard)
  // eslint-disable-next-line typescript/no-implied-eval
  const call = new Function(...names, compileBody(`(() => {${body}})()`).replace(/^(.*)$/s, 'return $1')) as (
    ...values: unknown[]
  ) => unknown
  return call(...Object.values(guard))
}

describe('ends endless loops', () => {
  test.each([
    'while (true) {}',
    'const __checkTime = Math.random, __checkEach = Math.random; while (true) {}',
    'while (true);',
    'while (true) Math.abs(1)',
    'do {} while (true)',
    'do Math.abs(1); while (true)',
    'for (;;) {}',
    'for (;;);',
    'for (let i = 0; ; i++) i',
    'for (let i = 0; i < 1; ) {}',
    'for (let i = 0, list = [";"]; list.length > 0; i++) i',
    'const list = [1]; for (const item of list) list.push(item)',
    'const list = [1]; for (const item of list) { list.push(item) }',
    'const list = [[1]]; for (const [item] of list) list.push([item])',
    'const of = [1]; for (const item of of) of.push(item)',
    'let item; const list = [1]; for (item of list) list.push(item)',
    'outer: while (true) { while (true) continue outer }',
    'if (true) while (true); else while (true);',
    'while (true) { try { while (true); } catch {} }',
    'for (const item of (function* () { while (true) yield 1 })()) item',
    'const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }; for (const a of endless);',
  ])('%s', (body) => {
    expect(() => run(body)).toThrow(TimeLimitError)
  })

  test('of an async function, which never gives other code a turn', async () => {
    await expect(run('return (async () => { while (true) await null })()')).rejects.toThrow(TimeLimitError)
    await expect(
      run('const list = [1]; return (async () => { for await (const item of list) list.push(item) })()'),
    ).rejects.toThrow(TimeLimitError)
  })
})

describe('ends functions that call each other for too long', () => {
  test.each([
    'function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) } f(60)',
    'const f = (n) => (n < 2 ? n : f(n - 1) + f(n - 2)); f(60)',
    'const f = n => n < 2 ? n : f(n - 1) + f(n - 2); f(60)',
    'const f = function g(n) { return n < 2 ? n : g(n - 1) + g(n - 2) }; f(60)',
    'class A { f(n) { return n < 2 ? n : this.f(n - 1) + this.f(n - 2) } } new A().f(60)',
    'const o = { f(n) { return n < 2 ? n : o.f(n - 1) + o.f(n - 2) } }; o.f(60)',
    'let n = 60; const o = { get f() { n--; const a = n < 2 ? 1 : o.f + o.f; n++; return a } }; o.f',
  ])('%s', (body) => {
    expect(() => run(body)).toThrow(TimeLimitError)
  })
})

describe('does not change the result of other code', () => {
  const slow = () => createTimeGuard({ now: () => 0, afterTask: () => {} })
  test.each<[string, unknown]>([
    ['let sum = 0; for (let i = 0; i < 5; i++) sum += i; return sum', 10],
    ['let sum = 0; for (const i of [1, 2, 3]) sum += i; return sum', 6],
    ['const names = []; for (const name in { a: 1, b: 2 }) names.push(name); return names.join()', 'a,b'],
    ['let i = 0; while (i < 3) i++; return i', 3],
    ['let i = 0; do i++; while (i < 3); return i', 3],
    ['let i = 0; do { i++ } while (i < 3) return i', 3],
    ['const o = { for: 1, while: 2, do: 3 }; return o.for + o.while + o.do', 6],
    ['const f = (a) => (b) => a + b; return f(1)(2)', 3],
    ['const f = a => b => ({ a, b }); return f(1)(2).b', 2],
    ['let x; const f = () => x = 4; f(); return x', 4],
    ['const f = async () => 1; return f() instanceof Promise', true],
    ['const f = async (a) => { return a }; return f(1) instanceof Promise', true],
    ['const f = ({ a = () => 2 }) => a(); return f({})', 2],
    ['const f = (a, ...b) => a ?? b.length; return f(null, 1, 2)', 2],
    ['switch (1) { case 1: return "one" } ', 'one'],
    ['return ["b", "a"].map((x) => x).sort((a, b) => a < b ? -1 : 1).join("")', 'ab'],
    ['return `${[1, 2].map((x) => `<${x}>`).join("")}`', '<1><2>'],
    [
      'class A { constructor() { this.x = 1 } } class B extends A { constructor() { super(); this.y = 2 } } return new B().y',
      2,
    ],
    ['for (const x of [1, 2, 3]) if (x === 2) return x', 2],
    ['return /while (true)/.test("for (;;)")', false],
  ])('%s', (body, expected) => {
    expect(run(body, slow())).toEqual(expected)
  })
})

test('a pause starts the time again', () => {
  let time = 0
  let endTask = () => {}
  const guard = createTimeGuard({ now: () => time, afterTask: (callback) => (endTask = callback) })
  const step = () => run('for (let i = 0; i < 100; i++);', guard)
  step()
  time = TIME_LIMIT
  step()
  endTask()
  time = 2 * TIME_LIMIT
  step()
  time = 4 * TIME_LIMIT
  expect(step).toThrow(TimeLimitError)
})

test('the first error of a task is thrown again, because its place is the right one', () => {
  const guard = createFastGuard()
  const errors = [1, 2].map(() => {
    try {
      return run('while (true);', guard)
    } catch (error) {
      return error
    }
  })
  expect(errors[0]).toBeInstanceOf(TimeLimitError)
  expect(errors[1]).toBe(errors[0])
})
