/** The first page of the desk says this. */
export const messages = {
	missed: {
		title: 'Not published on time',
		text: 'These were not complete when they were to be published by themselves. Complete them, then publish them or set a new time.',
		at: (moment: string) => `was due on ${moment}`,
	},
	ownWork: {
		title: 'Your drafts and changes',
		none: 'Nothing waits for you.',
		at: (moment: string) => `saved on ${moment}`,
	},
	scheduled: {
		title: 'Published next',
		none: 'Nothing is scheduled.',
		at: (moment: string) => `on ${moment}`,
	},
	hindi: { title: 'Hindi to be written or brought up to date', none: 'All Hindi is complete and up to date.' },
	reported: {
		none: 'No comment waits for your decision.',
		some: (count: string, number: number) =>
			number === 1
				? 'Readers have reported 1 comment or reply.'
				: `Readers have reported ${count} comments and replies.`,
		decide: 'Look at them and decide',
	},
	inquiries: {
		title: 'Inquiries',
		none: 'Nobody has asked anything in the last seven days.',
		some: (count: string, number: number) =>
			`${count} ${number === 1 ? 'inquiry' : 'inquiries'} in the last seven days.`,
		where: (email: string) => `Each is sent by mail to ${email}, where you can answer it.`,
	},
	untitled: 'Entry without a title',
	content: 'All content',
	columns: {
		kind: 'Kind',
		published: 'Published',
		draft: 'Drafts',
		changed: 'Changed',
		scheduled: 'Scheduled',
		withdrawn: 'Unpublished',
		import: 'From a file',
	},
	importOf: (kind: string) => `Import ${kind}`,
}
