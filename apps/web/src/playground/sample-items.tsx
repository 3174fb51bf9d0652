import type { FieldHandle, InjectedItem } from '@taskfield/editor'
import { CalendarDays, LayoutTemplate, SmilePlus } from 'lucide-react'
import { bugTemplate, insertDate, insertEmoji, insertTemplate, reviewTemplate } from './messages.ts'

const emoji = ['✅', '⏳', '❗', '👍', '🎯', '🚀']

const templates = [
  { name: 'bug', label: bugTemplate, html: '<h4>Шаги</h4><ol><li></li></ol><h4>Ожидалось</h4><p></p>' },
  { name: 'review', label: reviewTemplate, html: '<h4>Проверено</h4><ul><li></li></ul><p>Принято: </p>' },
]

function EmojiPanel({ field, close }: { field: FieldHandle; close: () => void }) {
  return (
    <div className="sample-emoji">
      {emoji.map(each => (
        <button
          key={each}
          type="button"
          onClick={() => {
            field.insertHtml(each)
            close()
          }}
        >
          {each}
        </button>
      ))}
    </div>
  )
}

/** Items of a host, one of each kind. */
export const sampleItems: readonly InjectedItem[] = [
  {
    name: 'today',
    label: insertDate,
    icon: CalendarDays,
    run: field => field.insertHtml(new Date().toLocaleDateString('ru')),
  },
  {
    name: 'template',
    label: insertTemplate,
    after: 'link',
    icon: LayoutTemplate,
    choices: templates.map(({ name, label, html }) => ({
      name,
      label,
      run: field => field.insertHtml(html),
    })),
  },
  { name: 'emoji', label: insertEmoji, icon: SmilePlus, after: 'link', panel: EmojiPanel },
]
