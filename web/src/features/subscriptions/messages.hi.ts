import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	statuses: { ACTIVE: 'सक्रिय', EXPIRED: 'समाप्त', CANCELLED: 'रद्द' },
	endsOn: (day) => `${day} को समाप्त होगी`,
	endedOn: (day) => `${day} को समाप्त`,
	daysLeft: (days) => `${days} दिन शेष`,
	endsSoon: (days) => (days === 1 ? 'आपकी योजना एक दिन में समाप्त हो जाएगी।' : `आपकी योजना ${days} दिन में समाप्त हो जाएगी।`),
	period: (start, end) => `${start} से ${end} तक`,
	answered: (sent, returned) =>
		`${sent} उत्तर ${sent === 1 ? 'भेजा' : 'भेजे'}, ${returned} ${returned === 1 ? 'लौटा' : 'लौटे'}`,
	upload: 'उत्तर पुस्तिका अपलोड करें',
	openCourse: 'पाठ्यक्रम खोलें',
	seePlans: 'योजनाएँ देखें',
	seeCourses: 'पाठ्यक्रम देखें',
}
