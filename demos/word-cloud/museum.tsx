/**
 * title: Museum visitor feedback
 * description: Words from a museum's guest book, colored by group, with a legend for praise and complaints.
 * keywords: groups, sentiment, color by group, legend, feedback
 */
import { WordCloudChart, type WordCloudChartProps } from '@opd/g2plot-react'

const answers = {
  Praise: {
    friendly: 64,
    inspiring: 58,
    beautiful: 51,
    calm: 43,
    generous: 37,
    surprising: 33,
    bright: 30,
    clear: 26,
    playful: 22,
    moving: 20,
    patient: 17,
    spacious: 15,
    curious: 13,
    thorough: 11,
    warm: 10,
  },
  Complaint: {
    crowded: 46,
    expensive: 39,
    'long lines': 28,
    noisy: 21,
    cold: 18,
    confusing: 14,
    dark: 12,
    closed: 9,
  },
}

const data = Object.entries(answers).flatMap(([kind, words]) =>
  Object.entries(words).map(([word, mentions]) => ({ word, mentions, kind })),
)

const config: WordCloudChartProps = {
  data,
  wordField: 'word',
  weightField: 'mentions',
  colorField: 'kind',
  height: 320,
  color: ['#188a5c', '#c4640f'],
  random: 0.5,
  wordStyle: { fontFamily: 'sans-serif', fontSize: [13, 36], rotation: 0, padding: 3 },
  legend: {
    position: 'bottom',
    flipPage: false,
    marker: { style: ({ stroke }) => ({ r: 4, fill: stroke }) }, // The default is a ring.
  },
  tooltip: { formatter: (word) => ({ name: word.text, value: `${word.value} mentions` }) },
}

export default function GuestBook() {
  return <WordCloudChart {...config} />
}
