import { type WrittenBlock, type WrittenLine, writeDocx } from '../../../platform/spreadsheets/write-docx.ts'

const lines = (text: string): WrittenLine[] => text.split('\n').map((line) => ({ text: line }))

const explained = lines(`Questions in Word: this line and all before the first number are not read.
Each question has its number, four options behind (A) to (D), and “Answer: ”. Explanation, reasons, subject, topics, difficulty, tags and source may follow. The Hindi comes right after the English, or beside it in a table.
Word में प्रश्न: पहली संख्या से पहले का पाठ नहीं पढ़ा जाता।
हर प्रश्न में उसकी संख्या, (A) से (D) तक चार विकल्प और “Answer: ” हो। व्याख्या, कारण, विषय, टॉपिक, कठिनाई, टैग और स्रोत आगे लिखें। हिंदी पाठ अंग्रेज़ी के ठीक बाद या तालिका में उसके बगल में हो।`)

const below = lines(`1. Which district of Rajasthan is the largest by area?
(A) Barmer
(B) Jaisalmer
(C) Bikaner
(D) Jodhpur
Answer: B
Explanation: Jaisalmer has 38,401 square kilometres.
Why A is wrong: Barmer is second.
Subject: Geography of Rajasthan
Difficulty: Easy
Tags: Districts, Area
क्षेत्रफल की दृष्टि से राजस्थान का सबसे बड़ा ज़िला कौन-सा है?
(A) बाड़मेर
(B) जैसलमेर
(C) बीकानेर
(D) जोधपुर
व्याख्या: जैसलमेर का क्षेत्रफल 38,401 वर्ग किलोमीटर है।
A ग़लत क्यों है: बाड़मेर दूसरे स्थान पर है।
टैग: ज़िले, क्षेत्रफल`)

const beside: WrittenBlock = {
	cells: [
		lines(`2. Who appoints the Governor of a State?
(A) The Prime Minister
(B) The Chief Justice of India
(C) The President
(D) The Chief Minister
Answer: C
Explanation: Article 155 of the Constitution.
Subject: Indian polity and governance
Difficulty: Easy`),
		lines(`2. राज्यपाल की नियुक्ति कौन करता है?
(A) प्रधानमंत्री
(B) भारत के मुख्य न्यायाधीश
(C) राष्ट्रपति
(D) मुख्यमंत्री
व्याख्या: संविधान का अनुच्छेद 155।`),
	],
}

/** Writes the Word form with one question below, and one beside its Hindi. */
export const writeWordExample = () => writeDocx([...explained, { text: '' }, ...below, { text: '' }, beside])
