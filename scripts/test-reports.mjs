// @ts-check
// Reads the reports of the two test runners.
import { stripVTControlCharacters } from 'node:util'

/** @import { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter' */
/** @typedef {{ title: string, reason: string }} Skipped */
/** @typedef {{ passed: number, failed: number, failures: string[], repeated: string[], skipped: Skipped[] }} Outcome */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: UnitTest[] }[] }} report
 * @returns {Outcome}
 */
export function readUnitReport({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
      .map(stripVTControlCharacters),
    repeated: [],
    // the report does not contain the reason
    skipped: tests
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => ({ title: fullName, reason: 'skipped by the test' })),
  }
}

/**
 * @param {JSONReport} report
 * @returns {Outcome}
 */
export function readBrowserReport({ stats, suites, errors }) {
  const specs = suites.flatMap(listSpecs)
  /** @param {'unexpected' | 'flaky'} status */
  const listErrors = (status) =>
    specs
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter((test) => test.status === status)
          .flatMap(({ results }) => results.flatMap((result) => result.errors))
          .map(({ message }) => `${file}:${line} ${title}\n${message}`),
      )
      .map(stripVTControlCharacters)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...listErrors('unexpected'), ...errors.map(({ message = '' }) => stripVTControlCharacters(message))],
    // failed once and passed when it was repeated
    repeated: listErrors('flaky'),
    skipped: specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => ({
          title: `${file} ${title}`,
          reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'an earlier test failed',
        })),
    ),
  }
}

/**
 * @param {JSONReportSuite} suite
 * @returns {JSONReportSpec[]}
 */
function listSpecs({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}
