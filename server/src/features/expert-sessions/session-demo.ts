import {
	type HolidayItem,
	holidayKind,
	type MentorshipCallItem,
	mentorshipCallKind,
	type SessionTypeItem,
	services,
	sessionTypeKind,
	type WorkingDaysItem,
	weekdays,
	workingDaysKind,
} from '@aravalli/shared/expert-sessions/kinds'
import { addDays } from '@aravalli/shared/india-time'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, text } from '../../content/demo-parts.ts'

const names = bilingual(z.strictObject({ name: text })).shape

/** Reads a type as `content/expert-sessions/session-types/<id>.json` holds it. */
const typeFile = z.strictObject({ position: z.int().min(1), ...names })

/** Reads a week as `content/expert-sessions/working-days/<id>.json` holds it. */
const weekFile = z.strictObject({ service: z.enum(services), weekdays: z.array(z.enum(weekdays)).min(1), ...names })

/** Reads a holiday as `content/expert-sessions/holidays/<id>.json` holds it: only those whose day is certain. */
const holidayFile = z.strictObject({ day: z.iso.date(), ...names })

/** Reads a call as `content/expert-sessions/mentorship-calls/<id>.json` holds it. */
const callFile = z.strictObject({
	/** Is its day: the next such one after the demo is stored, so that it is never over from the start. */
	onTheNext: z.enum(weekdays),
	startsAt: text,
	link: z.url(),
	plans: z.array(text),
	...bilingual(z.strictObject({ title: text, agenda: text })).shape,
})

export const sessionTypeFiles = oneItemEach({
	own: { kind: sessionTypeKind },
	folder: 'expert-sessions/session-types',
	shape: typeFile,
	toItem: (file): SessionTypeItem => file,
})

export const workingDaysFiles = oneItemEach({
	own: { kind: workingDaysKind },
	folder: 'expert-sessions/working-days',
	shape: weekFile,
	toItem: (file): WorkingDaysItem => file,
})

export const holidayFiles = oneItemEach({
	own: { kind: holidayKind },
	folder: 'expert-sessions/holidays',
	shape: holidayFile,
	toItem: (file): HolidayItem => file,
})

export const mentorshipCallFiles = oneItemEach({
	own: { kind: mentorshipCallKind },
	folder: 'expert-sessions/mentorship-calls',
	shape: callFile,
	toItem: ({ onTheNext, ...file }, today): MentorshipCallItem => ({ ...file, day: dayOfNext(onTheNext, today) }),
})

/** Never today: a call of today may be over. @param today 'YYYY-MM-DD' */
function dayOfNext(weekday: (typeof weekdays)[number], today: string): string {
	const fromMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
	return addDays(today, ((weekdays.indexOf(weekday) - fromMonday + 6) % 7) + 1)
}
