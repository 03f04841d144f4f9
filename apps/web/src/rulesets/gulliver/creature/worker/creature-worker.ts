/** Works out creatures beside the page: the rules of GULLIVER are loaded here alone. */
import { answerAll } from '../../../common/worker/at-worker.ts'
import { answerTo } from './answers.ts'

answerAll(answerTo)
