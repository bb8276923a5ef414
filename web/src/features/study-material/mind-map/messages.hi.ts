import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'माइंड मैप',
	lead: 'शाखा खोलें, फिर समेटें और याद करें कि उसमें क्या था।',
	openAll: 'सब खोलें',
	foldAll: 'सब समेटें',
	tools: 'माइंड मैप के साधन',
	wheelHint: 'खींचकर सरकाएँ। Ctrl के साथ व्हील से छोटा-बड़ा करें।',
	touchHint: 'दो उँगलियों से छोटा-बड़ा करें।',
	start: 'शाखा खोलने के लिए उस पर टैप करें। रेखाओं वाला चिह्न हो तो वहाँ टिप्पणी है।',
	keys: 'आगे-पीछे जाने के लिए तीर कुंजियाँ, खोलने या समेटने के लिए Enter, छोटा-बड़ा करने के लिए + और −।',
	branches: (count) => (count === 1 ? '1 शाखा' : `${count} शाखाएँ`),
	more: (count) => `+${count}`,
	listTitle: 'सूची के रूप में',
	listLead: 'पूरा माइंड मैप शब्दों में: पढ़ने, खोजने और छापने के लिए।',
}
