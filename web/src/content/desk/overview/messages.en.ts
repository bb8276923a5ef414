/** The first page of the desk says this. */
export const messages = {
	missed: {
		title: 'Not published on time',
		text: 'These were not complete at their publishing time. Complete them, then publish them or set a new time.',
		at: (moment: string) => `was due on ${moment}`,
	},
	ownWork: {
		title: 'Your drafts and changes',
		none: 'Nothing is waiting for you.',
		at: (moment: string) => `saved on ${moment}`,
	},
	scheduled: {
		title: 'To be published next',
		none: 'Nothing is scheduled.',
		at: (moment: string) => `on ${moment}`,
	},
	hindi: { title: 'Hindi to write or update', none: 'All Hindi is complete and up to date.' },
	reportedQuestions: {
		none: 'No reported questions to check.',
		some: (count: string, number: number): string =>
			number === 1
				? 'Learners find something wrong with 1 question.'
				: `Learners find something wrong with ${count} questions.`,
		check: 'Check these',
	},
	reported: {
		none: 'No reported comments to review.',
		some: (count: string, number: number) =>
			number === 1
				? 'Readers have reported 1 comment or reply.'
				: `Readers have reported ${count} comments and replies.`,
		decide: 'Review them',
	},
	inquiries: {
		title: 'Inquiries',
		none: 'No inquiries in the last seven days.',
		some: (count: string, number: number) =>
			`${count} ${number === 1 ? 'inquiry' : 'inquiries'} in the last seven days.`,
		where: (email: string) => `They arrive by email at ${email}. Please answer them there.`,
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
