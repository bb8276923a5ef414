import { AppError } from '@aravalli/shared/errors'
import { daysBetween } from '@aravalli/shared/india-time'
import { LATE_LOG_DAYS } from '@aravalli/shared/study-log/study-time'

/**
 * Decides for which day a log counts.
 *
 * What was written without a network says its own day. The browser's clock is not trusted further than that: a day ahead of the
 * server's today counts as today, because the learner has studied and only the clock is wrong.
 *
 * @param studiedOn as the browser says it; undefined: today
 * @throws AppError `study-log.too-old`
 */
export function loggedDay(studiedOn: string | undefined, today: string): string {
	if (studiedOn === undefined || studiedOn > today) return today
	if (daysBetween(studiedOn, today) > LATE_LOG_DAYS) throw new AppError('study-log.too-old')
	return studiedOn
}
