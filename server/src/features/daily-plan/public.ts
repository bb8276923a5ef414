import { makePlan, type QuestionToAnswer, repeatAfterDays } from './make-plan.ts'
import { keepPool, type PlanPool, readKindNames } from './plan-pool.ts'

export { keepPool, makePlan, type PlanPool, type QuestionToAnswer, readKindNames, repeatAfterDays }
