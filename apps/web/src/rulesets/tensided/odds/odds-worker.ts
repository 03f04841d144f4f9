/** Works out odds and sight beside the page, so that it never waits: the rules of G&G are loaded here alone. */
import { answerAll } from '../../common/worker/at-worker.ts'
import { answerTo } from './answers.ts'

answerAll(answerTo)
