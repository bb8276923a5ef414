import { makePlan, repeatAfterDays } from './make-plan.ts'
import { keepPool, type PlanPool, type PoolItem, readKindNames } from './plan-pool.ts'

export { keepPool, makePlan, type PlanPool, type PoolItem, readKindNames, repeatAfterDays }
