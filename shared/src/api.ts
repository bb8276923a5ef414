import type { answerWritingContract } from './answer-writing/contract.ts'
import type { preferencesContract } from './preferences-contract.ts'

/** Every endpoint of the product; the browser's client is typed by it. */
export type Api = typeof answerWritingContract & typeof preferencesContract
