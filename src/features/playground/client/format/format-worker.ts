import { answerQuestions } from '../../../../core/client/browser/ask-worker.ts'
import { formatFiles } from './format-files.ts'

answerQuestions(formatFiles)
