import { Menu } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { trpc } from '../../../lib/trpc.ts';

const ReplyTemplatesDialog = lazy(async () => ({
  default: (await import('./reply-templates-dialog.tsx')).ReplyTemplatesDialog,
}));

/** A menu of the templates for replies to a message, in the language of its sender; choosing one replaces the reply. */
export function SavedAnswers({
  messageId,
  onChoose,
}: {
  messageId: string;
  onChoose: (body: string) => void;
}) {
  const { data: templates = [] } = trpc.contact.replyTemplates.useQuery({ messageId });
  const mayChange = useCan()('replyTemplates.change');
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (templates.length === 0 && !mayChange) return null;
  return (
    <>
      <Menu
        transitionProps={{ duration: 0 }}
        position="top-start"
        withinPortal={false}
        returnFocus={false}
      >
        <Menu.Target>
          <Button ref={button} size="sm" variant="subtle">
            Saved answers
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {templates.map(({ id, name, body }) => (
            <Menu.Item
              key={id}
              // Deferred until the menu has closed.
              onClick={() => requestAnimationFrame(() => onChoose(body))}
            >
              {name}
            </Menu.Item>
          ))}
          {mayChange && templates.length > 0 && <Menu.Divider />}
          {mayChange && (
            <Menu.Item
              onClick={() => {
                button.current?.focus();
                setEditing(true);
              }}
            >
              Edit Templates
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isEditing && (
        <Suspense fallback={null}>
          <ReplyTemplatesDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
