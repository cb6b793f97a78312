// @ts-check
/** British stems and their American spelling. @type {[string, string][]} */
const SPELLINGS = [
  ['artefact', 'artifact'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['favour', 'favor'],
  ['fulfil(?!l)', 'fulfill'],
  ['grey(?!hound)', 'gray'],
  ['harbour', 'harbor'],
  ['honour', 'honor'],
  ['labell(?=ed|ing)', 'label'],
  ['licence', 'license'],
  ['litre', 'liter'],
  ['(?:kilo|centi|milli)?metre', 'meter'],
  ['modell(?=ed|ing)', 'model'],
  ['neighbour', 'neighbor'],
  ['programme(?!r|d)', 'program'],
  ['theatre', 'theater'],
  ['travell(?=ed|ing|er)', 'travel'],
  [
    '(?:custom|emphas|initial|maxim|memo|minim|normal|optim|organ|prior|real|recogn|serial|summar|synchron|util|visual)is(?=e[ds]?\\b|ing|ation)',
    '…ize',
  ],
  ['analys(?=e[ds]?\\b|ing)', 'analyz…'],
]

/** Phrases that a native speaker would not write here, and what to write. @type {[string, string][]} */
const PHRASES = [
  ['anew', 'write "again", or a verb with "re-"'],
  ['e\\.g\\.', 'write "for example" or "such as"'],
  ['i\\.e\\.', 'write "that is"'],
  ['per cent', 'write "percent" or "%"'],
  ['amongst', 'write "among"'],
  ['whilst', 'write "while"'],
  ['towards', 'write "toward"'],
  ['upon', 'write "on"'],
  ['thus', 'write "so"'],
  ['shall', 'write "must" or "will"'],
  ['is typed', 'write "Declared in the types"'],
  ['without effect', 'write "has no effect"'],
  ['else (?:begins?|starts?|it|they|takes?)', 'write "otherwise"'],
  ['wins? over', 'write "takes precedence over"'],
  ['knows (?:the|only|no)', 'say what the reader sees or does'],
  ['of (?:your|its|their) own accord', 'write "automatically"'],
]

const RULES = [
  ...SPELLINGS.map(([stem, american]) => ({
    pattern: new RegExp(`(?<![\\w/#-])${stem}`, 'gi'),
    advice: `American spelling is "${american}"`,
  })),
  ...PHRASES.map(([phrase, advice]) => ({ pattern: new RegExp(`\\b${phrase}(?!\\w)`, 'gi'), advice })),
]

/** Code and addresses keep their spelling. */
const CODE = /https?:\/\/\S+|`[^`]*`/g

/**
 * Finds British spellings and phrases from the list.
 * @param {string} text
 */
export function findStyleProblems(text) {
  return text.split('\n').flatMap((content, index) => {
    // people search with both spellings
    if (content.startsWith('searchNames:')) return []
    const own = content.replaceAll(CODE, '')
    return RULES.flatMap(({ pattern, advice }) =>
      [...own.matchAll(pattern)].map(([found]) => ({ line: index + 1, found, advice })),
    )
  })
}
