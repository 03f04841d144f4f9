/** Works out creatures beside the page: the rules of GULLIVER are loaded here alone. */
import { answerAll } from '../common/at-worker.ts'
import { answered } from './creature/answers.ts'

answerAll(answered)
