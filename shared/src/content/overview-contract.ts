import { z } from 'zod'
import { type Contract, successAnswer } from '../endpoint.ts'
import { contentStatuses, worklists } from './content.ts'

const capped = z.int().describe('At most 1000')

const waiting = {
	kind: z.string(),
	id: z.string(),
	status: z.enum(contentStatuses),
	title: z.object({ english: z.string(), hindi: z.string() }),
}
const upTo = <T extends z.ZodRawShape>(shape: T) => z.array(z.object({ ...waiting, ...shape }))

/** Describes the first page of the desk: what waits for somebody, and how much there is of each kind. */
export const overviewContract = {
	'GET /api/admin/overview': {
		summary: 'How much there is of each kind of content, and what waits for the caller or for anybody',
		access: 'editor',
		answer: successAnswer(
			z.object({
				kinds: z.array(
					z.object({
						kind: z.string(),
						counts: z.record(z.enum(contentStatuses), capped),
						needsHindi: z
							.record(z.enum(worklists), capped)
							.describe('In each list, whose Hindi is incomplete, or older than the English'),
					}),
				),
				ownWork: upTo({ updatedAt: z.iso.datetime() }).describe('Drafts and changes that the caller saved last'),
				scheduled: upTo({ publishAt: z.iso.datetime() }).describe('What is published by itself next'),
				missed: upTo({ scheduleMissedAt: z.iso.datetime() }).describe(
					'What should have been published by itself, and was not complete',
				),
				reportedComments: z
					.int()
					.nullable()
					.describe('Comments and replies with reports that wait, at most 1000; null for all but ADMIN'),
				reportedQuestions: z.int().describe('Questions that learners find something wrong with, at most 1000'),
				inquiries: z.int().nullable().describe('Those of the last seven days, at most 1000; null for all but ADMIN'),
			}),
		),
	},
} as const satisfies Contract
