import { lazy, Suspense, useState } from 'react';
import rows from '../../ui/rows.module.css';
import styles from './law.module.css';
import type { LawTask } from './law-section.tsx';
import { TaskRow } from './task-row.tsx';

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }));

/** What state law asks staff to do, those that are due first. Nothing where there are no tasks. */
export function LawTasks({ tasks }: { tasks: readonly LawTask[] }) {
  const [marked, setMarked] = useState<LawTask>();
  if (tasks.length === 0) return null;
  const open = tasks.filter(({ state }) => state === 'open');
  const others = tasks.filter(({ state }) => state !== 'open');
  return (
    <section className={rows.box} aria-labelledby="law-tasks">
      <div className={styles.head}>
        <h2 id="law-tasks">
          Tasks <span className={styles.count}>{open.length}</span>
        </h2>
        <p className="muted small">
          What somebody of the firm has to do. We send and file nothing; here you note that it is
          done.
        </p>
      </div>
      <ul className={rows.rows}>
        {[...open, ...others].map((task) => (
          <TaskRow key={`${task.pack} ${task.task}`} task={task} onDone={() => setMarked(task)} />
        ))}
      </ul>
      <Suspense>
        {marked && <TaskDialog task={marked} onClose={() => setMarked(undefined)} />}
      </Suspense>
    </section>
  );
}
