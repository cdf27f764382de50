import { postFaqs } from '#contract/post_terms.ts'
import { PostText } from './post_text.tsx'

/** Questions with their answers, or the text as it is where it is not written as questions. */
export function Faqs({ text }: { text: string }) {
  const faqs = postFaqs(text)
  if (!faqs) return <PostText text={text} />
  return (
    <div className="post-faqs">
      {faqs.map(({ question, answer }, position) => (
        <div key={position} className="post-faq">
          <h3 className="post-question">{question}</h3>
          <p className="post-answer">{answer}</p>
        </div>
      ))}
    </div>
  )
}
