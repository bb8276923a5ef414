import { z } from 'zod'
import { droppedRules } from './marking-scheme.ts'

/** Describes how an examination is marked. */
export const schemeShape = {
	questionCount: z.int(),
	totalMarks: z.int(),
	wrongParts: z.int().nullable(),
	wrongHundredths: z.int().nullable(),
	hasNotAttempted: z.boolean().describe('True where there is an option E'),
	isBlankPenalised: z.boolean(),
	blankLimitPercent: z.int().nullable(),
	droppedRule: z.enum(droppedRules),
}
