import { enqueueEvaluation } from './queue/enqueue-evaluation.ts'

export { enqueueEvaluation }
