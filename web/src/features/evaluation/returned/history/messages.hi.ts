import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'समय के साथ अंक',
	text: 'आपके लौटाए गए उत्तर, सबसे नया दाईं ओर। अंक अधिकतम अंकों के प्रतिशत में हैं।',
	few: (count) =>
		count === 0
			? 'दो उत्तर लौटने के बाद आपके अंकों का चित्र यहाँ बनेगा।'
			: 'एक उत्तर लौट आया है। दूसरा लौटते ही आपके अंकों का चित्र यहाँ बनेगा।',
	summary: (first, last, count) => `${count} उत्तरों का चित्र: पहले में ${first} %, सबसे नए में ${last} %।`,
	total: 'कुल',
	show: 'तालिका के रूप में देखें',
	hide: 'तालिका छिपाएँ',
	caption: 'लौटाए गए उत्तरों के अंक',
	answer: 'उत्तर',
	returned: 'लौटाया गया',
}
