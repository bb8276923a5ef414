import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	drawn: { english: 'अंग्रेज़ी के पाठकों को ऐसा दिखता है', hindi: 'हिंदी के पाठकों को ऐसा दिखता है' },
	missing: {
		english: (count) => `अंग्रेज़ी: ${count} पाठ बाकी ${count === 1 ? 'है' : 'हैं'}। पहले पर जाएँ`,
		hindi: (count) => `हिंदी: ${count} पाठ बाकी ${count === 1 ? 'है' : 'हैं'}। पहले पर जाएँ`,
	},
	undo: 'पहले जैसा करें',
	up: 'ऊपर ले जाएँ',
	down: 'नीचे ले जाएँ',
	note: 'टिप्पणी',
	outlineHint:
		'हर शाखा की एक पंक्ति, अंग्रेज़ी और हिंदी में। Enter से नई पंक्ति बनती है, Ctrl + ] और Ctrl + [ से वह एक स्तर भीतर या बाहर जाती है, Alt + ↑ और Alt + ↓ से ऊपर या नीचे, अपनी सभी शाखाओं सहित।',
	tools: (row) => `बदलें: ${row}`,
	rootRow: 'विषय',
	row: (number) => `शाखा ${number}`,
	root: { english: 'विषय, अंग्रेज़ी में', hindi: 'विषय, हिंदी में' },
	branch: {
		english: (number) => `शाखा ${number}, अंग्रेज़ी में`,
		hindi: (number) => `शाखा ${number}, हिंदी में`,
	},
	noteOn: {
		english: (number) => `टिप्पणी${number && ` ${number}`}, अंग्रेज़ी में`,
		hindi: (number) => `टिप्पणी${number && ` ${number}`}, हिंदी में`,
	},
	addRow: 'पंक्ति जोड़ें',
	indent: 'एक स्तर भीतर',
	outdent: 'एक स्तर बाहर',
	removeBranch: 'सभी शाखाओं सहित हटाएँ',
	removed: (rows) => (rows === 1 ? 'एक पंक्ति हटाई गई।' : `${rows} पंक्तियाँ हटाई गईं।`),
}
