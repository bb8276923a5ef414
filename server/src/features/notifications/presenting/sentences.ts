import type { Bilingual } from '@aravalli/shared/language'

interface Sentences {
	/** @param name '' where nobody knows it any more */
	reply(name: string): string
	/** @param marks null where the copy cannot be found */
	evaluated(marks: string | null): string
	evaluatedAgain(marks: string | null): string
	result(title: string): string
	marks(marks: string): string
	newKey(title: string): string
	marksBeforeAndNow(before: string, now: string): string
	sessionToday(time: string): string
	sessionTomorrow(time: string): string
	session(day: string): string
	accessEnds(title: string, day: string): string
	accessEnded(title: string, day: string): string
	carryOn: string
	questionCorrected: string
	questionKept: string
}

const withMarks = (sentence: string, marks: string | null) => (marks === null ? sentence : `${sentence}: ${marks}`)

export const sentences: Bilingual<Sentences> = {
	english: {
		reply: (name) => `${name || 'Someone'} replied to your comment`,
		evaluated: (marks) => withMarks('Your answer was evaluated', marks),
		evaluatedAgain: (marks) => withMarks('Your answer was evaluated again', marks),
		result: (title) => `Your result is here: ${title}`,
		marks: (marks) => `${marks} marks`,
		newKey: (title) => `The answer key has changed: ${title}`,
		marksBeforeAndNow: (before, now) => `Your marks were ${before} and are now ${now}.`,
		sessionToday: (time) => `Your expert session is today, ${time}`,
		sessionTomorrow: (time) => `Your expert session is tomorrow, ${time}`,
		session: (day) => `Your expert session on ${day}`,
		accessEnds: (title, day) => `${title}: your access ends on ${day}`,
		accessEnded: (title, day) => `${title}: your access ended on ${day}`,
		carryOn: 'Buy it again before then and you won’t lose a day.',
		questionCorrected: 'The question you reported has been corrected. Thank you',
		questionKept: 'We checked the question you reported: it needs no change',
	},
	hindi: {
		reply: (name) => `${name || 'किसी'} ने आपकी टिप्पणी का जवाब दिया`,
		evaluated: (marks) => withMarks('आपके उत्तर का मूल्यांकन हो गया', marks),
		evaluatedAgain: (marks) => withMarks('आपके उत्तर का पुनर्मूल्यांकन हो गया', marks),
		result: (title) => `आपका परिणाम आ गया: ${title}`,
		marks: (marks) => `${marks} अंक`,
		newKey: (title) => `उत्तर कुंजी बदली है: ${title}`,
		marksBeforeAndNow: (before, now) => `आपके अंक ${before} थे, अब ${now} हैं।`,
		sessionToday: (time) => `आपका विशेषज्ञ सत्र आज है, ${time}`,
		sessionTomorrow: (time) => `आपका विशेषज्ञ सत्र कल है, ${time}`,
		session: (day) => `आपका विशेषज्ञ सत्र: ${day}`,
		accessEnds: (title, day) => `${title}: आपका एक्सेस ${day} को समाप्त होगा`,
		accessEnded: (title, day) => `${title}: आपका एक्सेस ${day} को समाप्त हुआ`,
		carryOn: 'उससे पहले फिर से लेने पर एक भी दिन व्यर्थ नहीं जाएगा।',
		questionCorrected: 'आपने जिस प्रश्न की सूचना दी थी, उसे सुधार दिया गया है। धन्यवाद',
		questionKept: 'आपने जिस प्रश्न की सूचना दी थी, उसे जाँचा गया: बदलाव की ज़रूरत नहीं है',
	},
}
