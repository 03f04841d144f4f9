/** Works out the sheet of a character that is being built, beside the page: the rules of GURPS are loaded here alone. */
import { answerAll } from '../../../common/worker/at-worker.ts'
import { answerTo } from './answers.ts'

answerAll(answerTo)
