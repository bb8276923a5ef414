import * as icons from './icons.js'

/** The page's address in the product decides what is current. Here it is the only page and lies at '/'. */
export const here = '/answer-writing-practice'

export const menus = [
	{
		label: 'Prelims',
		isCurrent: false,
		entries: [
			{
				label: 'Prelims at a glance',
				help: 'Where to begin and what to use',
				icon: icons.bookOpenIcon,
				href: '/prelims',
			},
			{ label: 'Syllabus', help: 'Every topic of the single paper', icon: icons.listIcon, href: '/prelims-syllabus' },
			{
				label: 'Syllabus and strategy',
				help: 'Plan, success tips, FAQ',
				icon: icons.targetIcon,
				href: '/prelims-syllabus-strategy',
			},
			{
				label: 'Practice questions',
				help: 'Multiple choice, with negative marking',
				icon: icons.listChecksIcon,
				href: '/prelims-practice',
			},
			{
				label: 'Most important questions (MIQ)',
				help: 'Picked by topic and chance',
				icon: icons.starIcon,
				href: '/prelims-miq',
			},
			{
				label: 'Mock tests',
				help: 'Whole papers against the clock',
				icon: icons.clockIcon,
				href: '/prelims-mock-tests',
			},
		],
	},
	{
		label: 'Mains',
		isCurrent: true,
		entries: [
			{ label: 'Mains at a glance', help: 'Where to begin and what to use', icon: icons.bookOpenIcon, href: '/mains' },
			{ label: 'Syllabus', help: 'Topics of all four papers', icon: icons.listIcon, href: '/mains-syllabus' },
			{
				label: 'Syllabus and strategy',
				help: 'Papers 1 to 4, exam hall tips, FAQ',
				icon: icons.targetIcon,
				href: '/mains-strategy',
			},
			{ label: 'Practice: PYQ and MIQ', help: 'With quiz mode', icon: icons.fileClockIcon, href: '/mains-practice' },
			{
				label: 'Answer writing',
				help: 'Time-bound questions with model answers',
				icon: icons.squarePenIcon,
				href: '/answer-writing-practice',
			},
			{
				label: 'Daily evaluation plan',
				help: 'An evaluator marks your copies',
				icon: icons.calendarCheckIcon,
				href: '/daily-evalution-plan',
			},
			{
				label: 'Daily practice plan (DMPP)',
				help: 'What to study on each day of the week',
				icon: icons.notebookPenIcon,
				href: '/dmpp',
			},
			{ label: 'Mock tests', help: 'Whole papers against the clock', icon: icons.clockIcon, href: '/mains-mock-tests' },
		],
	},
	{
		label: 'Resources',
		isCurrent: false,
		entries: [
			{
				label: 'All resources',
				help: 'Books, copies and notes in one place',
				icon: icons.libraryIcon,
				href: '/resources',
			},
			{
				label: 'Quick revision',
				help: 'Short booklets for the last weeks',
				icon: icons.zapIcon,
				href: '/resources/quick-revision',
			},
			{
				label: 'RBSE books',
				help: 'Rajasthan board, Classes 6 to 12',
				icon: icons.bookIcon,
				href: '/resources/books/rbse',
			},
			{
				label: 'NCERT books',
				help: 'The base for every subject',
				icon: icons.bookIcon,
				href: '/resources/books/ncert',
			},
			{
				label: 'IGNOU books',
				help: 'Depth for optional and hard topics',
				icon: icons.bookIcon,
				href: '/resources/books/ignou',
			},
			{ label: 'NIOS books', help: 'Clear chapters for revision', icon: icons.bookIcon, href: '/resources/books/nios' },
			{
				label: 'Toppers’ copies',
				help: 'How marks were earned on paper',
				icon: icons.graduationCapIcon,
				href: '/resources/toppers-copies',
			},
			{
				label: 'Previous-year questions (PYQ)',
				help: 'Sorted by year and paper',
				icon: icons.fileClockIcon,
				href: '/resources/pyqs',
			},
		],
	},
	{
		label: 'Test Series',
		isCurrent: false,
		entries: [
			{
				label: 'Performance analysis',
				help: 'Your strong and weak topics',
				icon: icons.chartLineIcon,
				href: '/coming-soon',
			},
			{ label: 'Ranking system', help: 'Where you stand among all', icon: icons.chartColumnIcon, href: '/coming-soon' },
			{
				label: 'Comprehensive test series',
				help: 'Prelims and mains, topic to full length',
				icon: icons.clipboardCheckIcon,
				href: '/coming-soon',
			},
		],
	},
	{
		label: 'RAS Special',
		isCurrent: false,
		entries: [
			{
				label: 'Quick revision',
				help: 'Short booklets for the last weeks',
				icon: icons.zapIcon,
				href: '/resources/quick-revision',
			},
			{
				label: 'Answer enrichment capsules',
				help: 'Facts and examples for mains answers',
				icon: icons.lightbulbIcon,
				href: '/mains-answer-enrichment-capsule-select',
			},
			{ label: 'Mind maps', help: 'A topic on one page', icon: icons.networkIcon, href: '/mind-map-select' },
			{
				label: 'To the point',
				help: 'Short notes by paper',
				icon: icons.clipboardListIcon,
				href: '/to-the-point-select',
			},
			{
				label: 'Learning through maps',
				help: 'Geography and places, with questions',
				icon: icons.mapIcon,
				href: '/learning-through-map-select',
			},
			{
				label: 'Infographics',
				help: 'Figures and processes as pictures',
				icon: icons.imageIcon,
				href: '/infographics-select',
			},
		],
	},
]

export const currentAffairs = { label: 'Current Affairs', href: '/current-affairs' }
