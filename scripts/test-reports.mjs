// @ts-check
// What the reports of the two test runners say.
import { stripVTControlCharacters } from 'node:util'

/** @import { JSONReport, JSONReportSuite } from '@playwright/test/reporter' */
/** @typedef {{ passed: number, failed: number, reasons: string[] }} Outcome */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: UnitTest[] }[] }} report
 * @returns {Outcome}
 */
export function unitOutcome({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    reasons: failures
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
      .map(stripVTControlCharacters),
  }
}

/**
 * @param {JSONReport} report
 * @returns {Outcome}
 */
export function browserOutcome({ stats, suites, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    reasons: [...suites.flatMap(reasonsIn), ...errors.map(({ message = '' }) => message)].map(stripVTControlCharacters),
  }
}

/**
 * @param {JSONReportSuite} suite
 * @returns {string[]}
 */
function reasonsIn({ suites = [], specs }) {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    return errors.map(({ message }) => `${file}:${line} ${title}\n${message}`)
  })
  return [...own, ...suites.flatMap(reasonsIn)]
}
