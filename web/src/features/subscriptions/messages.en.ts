export const messages = {
	statuses: { ACTIVE: 'Active', EXPIRED: 'Expired', CANCELLED: 'Cancelled' },
	endsOn: (day: string) => `Ends ${day}`,
	endedOn: (day: string) => `Ended ${day}`,
	daysLeft: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
	endsSoon: (days: number): string => (days === 1 ? 'Your plan ends within a day.' : `Your plan ends in ${days} days.`),
	period: (start: string, end: string) => `${start} to ${end}`,
	answered: (sent: number, returned: number) =>
		`${sent === 1 ? '1 answer' : `${sent} answers`} sent, ${returned} returned`,
	upload: 'Upload answer sheet',
	openCourse: 'Open the course',
	seePlans: 'See the plans',
	seeCourses: 'See the courses',
}
