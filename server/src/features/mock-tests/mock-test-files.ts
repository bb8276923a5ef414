import { examYears } from '@aravalli/shared/exam-cycles'
import { addDays } from '@aravalli/shared/india-time'
import { markingSchemeKind, prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import { droppedRules } from '@aravalli/shared/mock-tests/marking-scheme'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, daysAgo, text } from '../../content/demo-parts.ts'

/** Reads a scheme as `content/marking-schemes/<id>.json` holds it. */
const schemeFile = z.strictObject({
	cycle: z.enum(examYears),
	questionCount: z.int().min(1),
	totalMarks: z.int().min(1),
	minutes: z.int().min(1),
	bubbleMinutes: z.int().min(0),
	wrongParts: z.int().nullable(),
	wrongHundredths: z.int().nullable(),
	hasNotAttempted: z.boolean(),
	isBlankPenalised: z.boolean(),
	blankLimitPercent: z.int().nullable(),
	droppedRule: z.enum(droppedRules),
	title: bilingual(text),
	note: bilingual(text),
})

export const schemeFiles = oneItemEach({
	own: { kind: markingSchemeKind },
	folder: 'marking-schemes',
	shape: schemeFile,
	toItem: ({ title, note, ...common }) => ({
		...common,
		english: { title: title.english, note: note.english },
		hindi: { title: title.hindi, note: note.hindi },
	}),
})

/** Reads a paper as `content/prelims-papers/<id>.json` holds it. */
const paperFile = z.strictObject({
	cycle: z.enum(examYears),
	daysAgo,
	minutes: z.int().nullable(),
	bubbleMinutes: z.int().nullable(),
	title: bilingual(text),
	about: bilingual(text),
	questionIds: z.array(text).min(1),
})

export const prelimsPaperFiles = oneItemEach({
	own: { kind: prelimsPaperKind },
	folder: 'prelims-papers',
	shape: paperFile,
	toItem: ({ daysAgo: ago, title, about, ...common }, today) => ({
		...common,
		publishedOn: addDays(today, -ago),
		english: { title: title.english, about: about.english },
		hindi: { title: title.hindi, about: about.hindi },
	}),
})
