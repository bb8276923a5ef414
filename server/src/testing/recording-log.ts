import type { DatabaseLog } from '../platform/database/open-database.ts'

export interface LogLine {
	level: 'info' | 'warn' | 'error'
	details: unknown
	message: unknown
}

/** Makes a log whose lines a test can look at. */
export function recordingLog(): { log: DatabaseLog; lines: LogLine[] } {
	const lines: LogLine[] = []
	const recordAs = (level: LogLine['level']) => (details: unknown, message?: unknown) => {
		lines.push({ level, details, message })
	}
	return { log: { info: recordAs('info'), warn: recordAs('warn'), error: recordAs('error') }, lines }
}
