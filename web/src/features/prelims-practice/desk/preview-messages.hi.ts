import type { messages as english } from './preview-messages.en.ts'

export const messages: typeof english = {
	right: 'सही उत्तर',
	notAttempted: 'अनुत्तरित प्रश्न',
	dropped: 'यह प्रश्न मूल्यांकन से हटाया गया है।',
	explanation: 'व्याख्या',
	wrong: (letter) => `${letter} ग़लत है:`,
	source: 'यहाँ देखें:',
}
