import { type EvaluationPlanItem, evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, text } from '../../content/demo-parts.ts'

const positive = z.int().min(1)

/** Reads a plan as `content/evaluation-plans/<planId>.json` holds it. */
const planFile = z.strictObject({
	position: positive,
	isTrial: z.boolean(),
	price: z.int().min(0),
	earlyPrice: positive.optional(),
	earlyPlaces: positive.optional(),
	capacity: positive.optional(),
	placesGiven: z.int().min(0).optional(),
	activeDays: positive.optional(),
	activeUntil: z.iso.date().optional(),
	evaluatedQuestions: positive.optional(),
	questionsADay: positive,
	feedbackHours: positive,
	hasMentorship: z.boolean(),
	isRefundable: z.boolean(),
	...bilingual(
		z.strictObject({ title: text, subtitle: text, duration: text, features: z.array(text).min(1), terms: text }),
	).shape,
})

const unset = {
	earlyPrice: null,
	earlyPlaces: null,
	capacity: null,
	placesGiven: null,
	activeDays: null,
	activeUntil: null,
	evaluatedQuestions: null,
}

export const planFiles = oneItemEach({
	own: { kind: evaluationPlanKind },
	folder: 'evaluation-plans',
	shape: planFile,
	toItem: (file): EvaluationPlanItem => ({ ...unset, ...file }) as EvaluationPlanItem,
})
