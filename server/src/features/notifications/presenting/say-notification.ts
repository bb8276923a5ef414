/**
 * Says what has happened, in its reader's language and as it is now: a name that was changed reads as it is, and what is tomorrow
 * today is today tomorrow. Pure, with the clock passed in.
 */
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { SubjectType } from '@aravalli/shared/comments/comment'
import { slotStart, slotText } from '@aravalli/shared/expert-sessions/slots'
import { formatDay } from '@aravalli/shared/format-day'
import { formatTime } from '@aravalli/shared/format-moment'
import { indiaDay, lastIndiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { miqKind } from '@aravalli/shared/miq/kind'
import { formatHundredths } from '@aravalli/shared/mock-tests/format-hundredths'
import type { MarkedAgain } from '@aravalli/shared/mock-tests/marked-again'
import { prelimsQuestionPath } from '@aravalli/shared/prelims-practice/question-path'
import type { ReportedKind } from '@aravalli/shared/question-reports/report'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { Told } from '../told.ts'
import type { Found } from './lookups.ts'
import { sentences } from './sentences.ts'

export interface Said {
	title: string
	text: string | null
	/** Begins with '/'. */
	path: string
}

interface Reading {
	language: Language
	now: Date
}

type Of<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>['about']

const DAY_MILLISECONDS = 86_400_000
const TEXT_LENGTH = 140

const paths: Record<SubjectType, string | null> = { 'answer-writing': answerWritingKind.path, miq: miqKind.path }

const questionPaths: Record<ReportedKind, (id: string) => string> = {
	'prelims-questions': prelimsQuestionPath,
}

export function sayNotification({ kind, about }: Told, found: Found, reading: Reading): Said {
	switch (kind) {
		case 'reply':
			return sayReply(about, found, reading)
		case 'copy-returned':
			return sayCopy(about.copyId, found, sentences[reading.language].evaluated)
		case 'result':
			return sayResult(about, found, reading)
		case 'booking-tomorrow':
			return saySession(about, reading)
		case 'access-ending':
			return sayAccess(about, reading)
		case 'question-report':
			return sayReported(about, found, reading)
	}
}

function sayReply({ on, onId, replyId }: Of<'reply'>, { replies }: Found, { language }: Reading): Said {
	const { name = '', question = '' } = replies.get(replyId) ?? {}
	return {
		title: sentences[language].reply(name),
		text: shortenText(question, TEXT_LENGTH) || null,
		path: `${paths[on]}/${onId}#comments`,
	}
}

function sayCopy(copyId: string, { copies }: Found, sentence: (marks: string | null) => string): Said {
	const copy = copies.get(copyId)
	return {
		title: sentence(copy?.marks ?? null),
		text: copy ? shortenText(`${copy.label}: ${copy.question}`, TEXT_LENGTH) : null,
		path: `/upload-answersheet/history/${copyId}`,
	}
}

function sayResult(about: Of<'result'>, found: Found, { language }: Reading): Said {
	const texts = sentences[language]
	if (about.of === 'copy') return sayCopy(about.copyId, found, texts.evaluatedAgain)
	if (about.of === 'new-key') return sayNewKey(about, language)
	const { title, marks, path } = about
	return { title: texts.result(title[language]), text: marks === null ? null : texts.marks(marks), path }
}

function sayReported({ on, onId, outcome }: Of<'question-report'>, { questions }: Found, { language }: Reading): Said {
	const { questionCorrected, questionKept } = sentences[language]
	return {
		title: outcome === 'corrected' ? questionCorrected : questionKept,
		text: shortenText(questions.get(`${on}/${onId}`) ?? '', TEXT_LENGTH) || null,
		path: questionPaths[on](onId),
	}
}

function sayNewKey({ attemptId, title, before, now }: MarkedAgain, language: Language): Said {
	const texts = sentences[language]
	return {
		title: texts.newKey(title[language]),
		text: texts.marksBeforeAndNow(formatHundredths(before), formatHundredths(now)),
		path: `/mock-test/${attemptId}/result`,
	}
}

function saySession({ day, slot, sessionType }: Of<'booking-tomorrow'>, { language, now }: Reading): Said {
	const texts = sentences[language]
	const time = formatTime(slotStart(day, slot).toISOString(), language)
	const tomorrow = indiaDay(new Date(now.getTime() + DAY_MILLISECONDS))
	const titles = new Map([
		[indiaDay(now), texts.sessionToday(time)],
		[tomorrow, texts.sessionTomorrow(time)],
	])
	return {
		title: titles.get(day) ?? texts.session(formatDay(day, language)),
		text: `${sessionType[language]}: ${slotText({ day, slot }, language)}`,
		path: '/profile#bookings',
	}
}

function sayAccess({ of, title, endsAt }: Of<'access-ending'>, { language, now }: Reading): Said {
	const texts = sentences[language]
	const end = new Date(endsAt)
	const day = formatDay(lastIndiaDay(end), language)
	const hasEnded = end <= now
	return {
		title: (hasEnded ? texts.accessEnded : texts.accessEnds)(title[language], day),
		text: hasEnded ? null : texts.carryOn,
		path: of === 'course' ? '/courses' : '/daily-evalution-plan',
	}
}
